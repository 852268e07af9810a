create unlogged table if not exists bucket (
  key text primary key,
  tokens double precision not null,
  at bigint not null
) with (fillfactor = 50);

create index if not exists bucket_by_time on bucket (at);

alter table bucket enable row level security;

do $$
declare
  browser text;
begin
  for browser in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on bucket from %I', browser);
  end loop;
end
$$;
