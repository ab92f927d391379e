interface ShownGroup {
  slug: string;
  name: string;
  routes: readonly { id: string; method: string; path: string; summary: string }[];
}

/** Every route in one line under its heading; plain links and styles from the list keep hundreds of them light. */
export function RouteIndex({ group }: { group: ShownGroup }) {
  const page = `/api-docs/${group.slug}`;
  return (
    <section className="mt-8">
      <h2 className="text-2xl">
        <a href={page} className="text-primary underline underline-offset-4">
          {group.name}
        </a>
      </h2>
      <ul className="mt-2 grid gap-x-8 text-sm text-ink-soft lg:grid-cols-2 [&_a]:inline-block [&_a]:min-h-6 [&_a]:break-all [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_li]:py-1.5">
        {group.routes.map(({ id, method, path, summary }) => (
          <li key={id}>
            <a href={`${page}#${id}`}>{`${method} ${path}`}</a> {summary}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Groups that few people look for, each only by its name, so that the page stays light. */
export function GroupIndex({ title, groups }: { title: string; groups: readonly ShownGroup[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-ink-soft">
        {groups.map(({ slug, name, routes }) => (
          <li key={slug}>
            <a
              href={`/api-docs/${slug}`}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {name}
            </a>{" "}
            ({routes.length})
          </li>
        ))}
      </ul>
    </section>
  );
}
