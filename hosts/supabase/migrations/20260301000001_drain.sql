-- Supabase: wakes the function once a minute, so that mails which could not be sent at once leave
-- when they are due, and chores are done. Address and secret stand in the vault:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1/send-contact-email',
--     'enquiries_function_url');
--   select vault.create_secret('the function''s DRAIN_SECRET', 'enquiries_drain_secret');
-- Where these extensions are not (any other PostgreSQL), the website's own server does the work.
do $$
declare
  extension text;
begin
  -- Each is there already, with the schema that it makes, or can be had.
  if exists (
    select from (values ('pg_cron', 'cron'), ('pg_net', 'net'), ('supabase_vault', 'vault'))
      as needed (name, made)
    where to_regnamespace(made) is null
      and name not in (select name from pg_available_extensions)
  ) then
    return;
  end if;
  for extension in
    select name from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  loop
    execute format('create extension if not exists %I', extension);
  end loop;
  perform cron.schedule('drain-enquiries', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/drain',
      headers := jsonb_build_object('authorization', 'Bearer ' || secret.decrypted_secret),
      timeout_milliseconds := 30000)
    from vault.decrypted_secrets as address, vault.decrypted_secrets as secret
    where address.name = 'enquiries_function_url' and secret.name = 'enquiries_drain_secret'
  $job$);
end
$$;
