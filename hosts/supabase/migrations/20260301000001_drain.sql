-- Supabase: wakes the function once a minute, so that mails which could not be sent at once leave
-- when they are due, and chores are done. Address and secret stand in the vault:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1/send-contact-email',
--     'enquiries_function_url');
--   select vault.create_secret('the function''s DRAIN_SECRET', 'enquiries_drain_secret');
-- Where these extensions are not (any other PostgreSQL), the website's own server does the work.
do $$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;
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
