-- What Supabase's PostgreSQL has before any migration, as far as the website meets it.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
  end if;
end
$$;

-- Browsers may use everything made in this schema, unless it is revoked.
grant usage on schema public to anon, authenticated;
alter default privileges in schema public grant all on tables to anon, authenticated;
alter default privileges in schema public grant all on functions to anon, authenticated;
alter default privileges in schema public grant all on sequences to anon, authenticated;

-- pg_cron: the test runs the job itself.
create schema cron;
create table cron.job_run_details (end_time timestamptz);
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(name text, schedule text, command text) returns void
  language sql as 'insert into cron.job values (name, schedule, command)';

-- pg_net: the test sends what is asked for.
create schema net;
create table net.request (url text, headers jsonb);
create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns void
  language sql as 'insert into net.request values (url, headers)';

create schema vault;
create table vault.secrets (name text primary key, secret text not null);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
