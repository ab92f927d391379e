import { existsSync, globSync, readFileSync } from "node:fs";
import { parseEnv as parseEnvFile } from "node:util";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { parseEnv, SETTING_NAMES } from "@/lib/server/env";
import { FRUGAL } from "@/scripts/serving/application";
import { DIST } from "@/scripts/serving/standalone";

/** How long a stopping instance needs after its draining. */
const LAST_REQUESTS_SECONDS = 10;
const SAMPLES: Record<string, string> = {
  ADMIN_PASSWORD: "Rumput-Hijau-7!",
  AUTH_SECRET: "x".repeat(40),
  DATABASE_URL: "postgresql://sulur:rahasia@db:5432/sulur",
  POSTGRES_PASSWORD: "rahasia",
  S3_SECRET_ACCESS_KEY: "rahasia",
};
const CONFIGURATION = readFileSync("docs/konfigurasi.md", "utf8");
const COMPOSE = readFileSync("compose.yaml", "utf8");
const NEXT_CACHE = `/app/${DIST}/cache`;
const SECRET = /PASSWORD|SECRET|TOKEN|CODE$|KEY_ID/u;

const routeOf = (path: string) => `app${path}/route.ts`;
const seconds = (text: string) => Number(/^(\d+)s$/u.exec(text)?.[1]);

/** Passes what the server itself would take, and names no variable that nobody knows. */
function expectSettings(environment: Record<string, string>): ReturnType<typeof parseEnv> {
  expect(Object.keys(environment).filter((name) => !CONFIGURATION.includes(`\`${name}\``))).toEqual([]);
  return parseEnv(environment);
}

const Health = z.strictObject({
  test: z.tuple([z.literal("CMD")], z.string()),
  interval: z.string(),
  timeout: z.string(),
  retries: z.number(),
});
const ComposeService = z.strictObject({
  image: z.string(),
  build: z.literal(".").optional(),
  init: z.boolean().optional(),
  restart: z.enum(["unless-stopped", "no"]),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: Health.optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(["service_started", "service_healthy", "service_completed_successfully"]) }),
    )
    .optional(),
});
const Compose = z.strictObject({
  "x-app": z.unknown(),
  services: z.record(z.string(), ComposeService),
  volumes: z.record(z.string(), z.strictObject({})),
});

describe("compose.yaml", () => {
  const { services, volumes } = Compose.parse(parse(COMPOSE, { merge: true }));

  it("starts two instances that are configured as the server wants it", () => {
    const filled = (text: string) =>
      text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/gu, (_all, name: string, kind: string, rest: string) =>
        kind === "-" ? rest : (SAMPLES[name] ?? `no sample of ${name}`),
      );
    for (const name of ["app-1", "app-2", "prepare"]) {
      const service = services[name];
      const entries = Object.entries(service?.environment ?? {}).map(([key, value]) => [key, filled(value)]);
      const { TRUSTED_PROXY_HOPS } = expectSettings(Object.fromEntries(entries));
      expect(seconds(service?.stop_grace_period ?? "")).toBeGreaterThan(LAST_REQUESTS_SECONDS);
      expect(TRUSTED_PROXY_HOPS).toBe(1);
      expect(service?.tmpfs).toEqual(["/tmp", NEXT_CACHE]);
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    }
  });

  it("names only services, volumes and files that are there, and images by their version", () => {
    for (const { image, depends_on: needs = {}, volumes: mounts = [] } of Object.values(services)) {
      expect(Object.keys(needs).filter((name) => !(name in services))).toEqual([]);
      if (image !== "sulur") expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/u);
      for (const mount of mounts) {
        const [source = ""] = mount.split(":");
        expect(source.startsWith("./") ? existsSync(source) : source in volumes, mount).toBe(true);
      }
    }
  });

  it("runs in the image what e2e/server/image.desktop.spec.ts runs there, and nothing else", () => {
    const inImage = Object.entries(services).filter(([, { image }]) => image === "sulur");
    expect(inImage.filter(([, { command }]) => command).map(([name]) => name)).toEqual(["prepare"]);
    expect(inImage.filter(([, { entrypoint }]) => entrypoint)).toEqual([]);
  });

  it("takes every secret from the .env that the guide's command writes", () => {
    const [, written = ""] = /cat > \.env <<AKHIR\n(.+?)AKHIR/su.exec(readFileSync("docs/pasang.md", "utf8")) ?? [];
    const names = [...COMPOSE.matchAll(/\$\{(\w+)/gu)].map(([, name = ""]) => name).filter((name) => SECRET.test(name));
    expect(names).toEqual(expect.arrayContaining(["AUTH_SECRET", "POSTGRES_PASSWORD", "EVENT_ACCESS_CODE"]));
    expect(Object.keys(parseEnvFile(written)).toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it("waits for instances that can say how they are", () => {
    expect(readFileSync("Dockerfile", "utf8")).toContain("HEALTHCHECK");
    expect(services.proxy?.depends_on).toMatchObject({ "app-1": { condition: "service_healthy" } });
  });
});

describe("deploy/nginx.conf", () => {
  const text = readFileSync("deploy/nginx.conf", "utf8");

  it("asks the instances of compose.yaml, and gives their connections up before they do", () => {
    const { services } = Compose.parse(parse(COMPOSE, { merge: true }));
    const hosts = [...text.matchAll(/^\s*server (\S+):3000 /gmu)].map(([, host = ""]) => host);
    expect(hosts).toEqual(Object.keys(services).filter((name) => name.startsWith("app-")));
    const [, idle = ""] = /keepalive_timeout (\d+s);/u.exec(text) ?? [];
    expect(seconds(idle)).toBeLessThan(65);
  });

  it("keeps nothing that is not for everyone, and hides the figures", () => {
    expect(text).toMatch(/proxy_no_cache \$not_public /u);
    expect(text).toMatch(/location = \/metrics \{\s+return 404;/u);
    expect(text).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  });
});

describe("Dockerfile", () => {
  const text = readFileSync("Dockerfile", "utf8");

  it("runs on the Node that everything else runs on, as nobody special", () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
    const major = dependencies.node?.split(".")[0];
    expect([...text.matchAll(/^FROM (\S+)/gmu)].map(([, image]) => image)).toEqual([
      `node:${major}-slim`,
      `node:${major}-slim`,
    ]);
    expect(text).toMatch(/^USER node$/mu);
    expect(text).toMatch(/scripts\/standalone\.ts \/image\n/u);
    expect(text).toContain("COPY --from=build /image ./");
  });

  it("is as sparing with memory as npm start", () => {
    const settings = Object.entries(FRUGAL.environment).flatMap(([name, value]) =>
      name.startsWith("MALLOC") ? [`${name}=${value}`] : [],
    );
    expect(text.split(/[\s",]+/u)).toEqual(expect.arrayContaining([...FRUGAL.flags, ...settings]));
  });

  it("names files that are there and a probe that is answered", () => {
    const named = [...text.matchAll(/(?:\.\/|(?<=")|(?<=node ))((?:scripts\/)?[\w-]+\.(?:mjs|ts))\b/gu)];
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(file))).toEqual([]);
    expect(existsSync(routeOf("/api/health"))).toBe(true);
    expect(text).toContain("/api/health");
  });
});

const Names = z.record(z.string(), z.string());
const Security = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
});
const Probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.literal("http") }),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
  timeoutSeconds: z.number().optional(),
});
const Container = z.strictObject({
  name: z.string(),
  image: z.literal("sulur"),
  command: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: z.literal("http"), containerPort: z.literal(3000) })).optional(),
  envFrom: z.array(z.unknown()),
  startupProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  lifecycle: z.strictObject({ preStop: z.strictObject({ sleep: z.strictObject({ seconds: z.number() }) }) }).optional(),
  resources: z.strictObject({ requests: Names, limits: Names }),
  securityContext: Security,
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })).optional(),
});
const Pod = z.strictObject({
  metadata: z.strictObject({ labels: Names, annotations: Names.optional() }),
  spec: z.strictObject({
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.number().optional(),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
    topologySpreadConstraints: z.array(z.unknown()).optional(),
    initContainers: z.tuple([Container]),
    containers: z.tuple([Container]),
    volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.unknown() })).optional(),
  }),
});
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

const Kustomization = z.looseObject({ resources: z.array(z.string()), secretGenerator: z.unknown() });

describe("deploy/kubernetes", () => {
  const files = globSync("deploy/kubernetes/*.yaml").filter((file) => !file.endsWith("kustomization.yaml"));
  const manifests = files.flatMap((file) =>
    parseAllDocuments(readFileSync(file, "utf8")).map((document) => Manifest.parse(document.toJS())),
  );
  const one = (kind: string) => {
    const found = manifests.filter((manifest) => manifest.kind === kind);
    expect(found, kind).toHaveLength(1);
    return found[0] as Record<string, unknown>;
  };
  const deployment = () =>
    z
      .object({ replicas: z.number(), selector: z.strictObject({ matchLabels: Names }), template: Pod })
      .parse(one("Deployment").spec);
  const kustomization = Kustomization.parse(parse(readFileSync("deploy/kubernetes/kustomization.yaml", "utf8")));
  const readable = () => Names.parse(one("ConfigMap").data);
  const secrets = Names.parse(parseEnvFile(readFileSync("deploy/kubernetes/secret.env.example", "utf8")));
  const settings = () => expectSettings({ ...readable(), ...secrets });

  it("lists every file", () => {
    const paths = kustomization.resources.map((name) => `deploy/kubernetes/${name}`);
    expect(paths.toSorted()).toEqual(files.toSorted());
  });

  it("sets what compose.yaml sets; every secret comes from secret.env, which stays out of git", () => {
    const { services } = Compose.parse(parse(COMPOSE, { merge: true }));
    const names = Object.keys(services["app-1"]?.environment ?? {});
    expect(Object.keys({ ...readable(), ...secrets }).toSorted()).toEqual(names.toSorted());
    // Only hosts without processes of their own are called at /api/cron.
    const secretNames = SETTING_NAMES.filter((name) => SECRET.test(name) && name !== "CRON_SECRET");
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(secretNames));
    expect(kustomization.secretGenerator).toEqual([{ name: "sulur", envs: ["secret.env"] }]);
    const { initContainers, containers } = deployment().template.spec;
    for (const { envFrom } of [...initContainers, ...containers]) {
      expect(envFrom).toEqual([{ configMapRef: { name: "sulur" } }, { secretRef: { name: "sulur" } }]);
    }
    expect(readFileSync(".gitignore", "utf8").split("\n")).toContain("secret.env");
  });

  it("configures the server as it wants it, and leaves it time to end", () => {
    const { terminationGracePeriodSeconds = 0, containers } = deployment().template.spec;
    const [{ lifecycle, readinessProbe }] = containers;
    const pause = lifecycle?.preStop.sleep.seconds ?? 0;
    expect(containers[0].volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(["/tmp", "/data", NEXT_CACHE]);
    expect(pause).toBeGreaterThan(readinessProbe?.periodSeconds ?? 0);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(pause + LAST_REQUESTS_SECONDS);
    expect(settings().TRUSTED_PROXY_HOPS).toBe(1);
  });

  it("probes what there is; a database that is away does not restart it", () => {
    const [{ startupProbe, readinessProbe, livenessProbe }] = deployment().template.spec.containers;
    const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path ?? "");
    expect(paths).toEqual(["/api/health", "/api/ready", "/api/health"]);
    expect(paths.filter((path) => !existsSync(routeOf(path)))).toEqual([]);
  });

  it("prepares the database as compose.yaml does, before each pod serves", () => {
    const { initContainers, containers } = deployment().template.spec;
    const { services } = Compose.parse(parse(COMPOSE, { merge: true }));
    expect(initContainers[0].command).toEqual(services.prepare?.command);
    expect(containers[0].command).toBeUndefined();
  });

  it("can be applied again: nothing in it may only be made once, as a Job's template", () => {
    expect(manifests.filter(({ kind }) => kind === "Job")).toEqual([]);
  });

  it("speaks of the same pods everywhere", () => {
    const { selector, template } = deployment();
    const labels = { app: "sulur" };
    expect(selector.matchLabels).toEqual(labels);
    expect(template.metadata.labels).toEqual(labels);
    expect(one("Service").spec).toMatchObject({ selector: labels, ports: [{ name: "http", targetPort: "http" }] });
    expect(one("PodDisruptionBudget").spec).toMatchObject({ minAvailable: 1, selector: { matchLabels: labels } });
    expect(one("HorizontalPodAutoscaler").spec).toMatchObject({
      minReplicas: 2,
      scaleTargetRef: { kind: "Deployment", name: "sulur" },
    });
    expect(one("Ingress").spec).toMatchObject({ tls: [{ hosts: [new URL(settings().SITE_URL).host] }] });
  });
});
