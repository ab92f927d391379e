import { Client } from "pg";

const OWN = "NOT EXISTS (SELECT FROM pg_depend AS part WHERE part.objid = own.oid AND part.deptype = 'e')";

/** One line for each thing in the schema; columns by name, because their order follows from when they were added. */
const CATALOGUE = [
  `SELECT concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END,
     attgenerated, attidentity, attcollation::regcollation, attstorage, pg_get_expr(adbin, adrelid))
   FROM pg_attribute JOIN pg_class AS own ON own.oid = attrelid
   LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped AND ${OWN}`,
  `SELECT concat_ws(' ', 'relation', relkind, own.oid::regclass, relpersistence, reloptions, relacl, pg_get_userbyid(relowner),
     obj_description(own.oid, 'pg_class'), CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(own.oid) END)
   FROM pg_class AS own WHERE relnamespace = 'public'::regnamespace AND ${OWN}`,
  `SELECT concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle,
     (SELECT format('%s.%s', refobjid::regclass, refobjsubid > 0) FROM pg_depend WHERE objid = seqrelid AND deptype IN ('a', 'i')))
   FROM pg_sequence`,
  `SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
   FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  `SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident)
   FROM pg_index JOIN pg_class AS own ON own.oid = indrelid WHERE relnamespace = 'public'::regnamespace`,
  `SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled, obj_description(oid, 'pg_trigger'))
   FROM pg_trigger WHERE NOT tgisinternal`,
  `SELECT concat_ws(' ', 'function', pg_get_functiondef(own.oid), proacl, pg_get_userbyid(proowner), obj_description(own.oid, 'pg_proc'))
   FROM pg_proc AS own WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a' AND ${OWN}`,
  `SELECT concat_ws(' ', 'type', own.oid::regtype, typtype, (SELECT string_agg(enumlabel, ',' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = own.oid))
   FROM pg_type AS own WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e', 'r') AND ${OWN}`,
  "SELECT concat_ws(' ', 'extension', extname, extversion, extnamespace::regnamespace) FROM pg_extension",
  "SELECT concat_ws(' ', 'setting', setrole::regrole, setconfig) FROM pg_db_role_setting WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())",
  "SELECT concat_ws(' ', 'rule', pg_get_ruledef(pg_rewrite.oid)) FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class WHERE relnamespace = 'public'::regnamespace AND rulename <> '_RETURN'",
  "SELECT concat_ws(' ', 'policy', polrelid::regclass, polname) FROM pg_policy",
].map((sql) => `SELECT line FROM (${sql}) AS found(line)`);

/** @returns the schema of a database as sorted lines */
export async function readCatalogue(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`${CATALOGUE.join(" UNION ALL ")} ORDER BY line`);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
