-- Supabase grants its roles for browsers every right on whatever is made: on the sequence that counts
-- enquiries, and on what the website's own server notes of its migrations, too. Row-level security
-- hides rows, but empties no list of rights: TRUNCATE asks for nothing else.
do $$
declare
  browser text;
  record_table text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format(
      'revoke all on sequence %s from %I', pg_get_serial_sequence('enquiry', 'id'), browser);
    foreach record_table in array array['enquiry_migration', 'schema_version'] loop
      if to_regclass(record_table) is not null then
        execute format('revoke all on %I from %I', record_table, browser);
      end if;
    end loop;
  end loop;
end
$$;
