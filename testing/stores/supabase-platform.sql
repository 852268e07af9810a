-- What Supabase's PostgreSQL has before any migration, as far as the website meets it. pg_cron is the
-- real one; pg_net and the vault, which Debian does not have, are replaced by what the migrations call.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

-- Browsers may use everything made in this schema, unless it is revoked.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;

-- Like pg_net's function it returns at once, and the request leaves after the commit: test-supabase.ts
-- listens and makes it.
create schema net;
create function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint language plpgsql as $$
begin
  perform pg_notify('http_post', jsonb_build_object(
    'url', url, 'body', body, 'headers', headers, 'timeout', timeout_milliseconds)::text);
  return 1;
end
$$;

create schema vault;
create table vault.secrets (name text primary key, secret text not null);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text) returns void
  language sql as 'insert into vault.secrets values (new_name, new_secret)';
