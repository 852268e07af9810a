import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Surroundings {
  ports: { plain: number; secure: number; postgres: number | undefined };
  /** Where `systemctl` POSTs its arguments. */
  systemctl: string;
}

/** Signs a certificate for itself. A renewal asks for a proof on port 80 first, as the real one. */
const certbot = (root: string, port: number) => `
if [ "$1" = renew ]; then
  echo proof > ${root}/var/www/html/.well-known/acme-challenge/token
  exec curl --silent --show-error --fail http://127.0.0.1:${port}/.well-known/acme-challenge/token
fi
folder=${root}/etc/letsencrypt/live/www.example.com
mkdir -p "$folder"
exec openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \\
  -subj /CN=www.example.com -addext subjectAltName=DNS:www.example.com,IP:127.0.0.1 \\
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null`;

/** Becomes PostgreSQL's owner, by name alone. */
const runuser = (port: number | undefined) => `
while [ "$1" != -- ]; do shift; done
shift
PGHOST=127.0.0.1 PGPORT=${port} PGUSER=postgres exec "$@"`;

/** Writes programs below `root` for what a test cannot install, be or reach. */
export function writeStandIns(root: string, { ports, systemctl }: Surroundings): void {
  const programs: Readonly<Record<string, string>> = {
    adduser: '',
    'apt-get': '',
    git: '',
    certbot: certbot(root, ports.plain),
    runuser: runuser(ports.postgres),
    systemctl: `exec curl --silent --show-error --fail-with-body --data "$*" ${systemctl}`,
  };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  // The site's name leads here, and its certificate is trusted.
  writeFileSync(
    join(root, '.curlrc'),
    `connect-to = "www.example.com:443:127.0.0.1:${ports.secure}"
cacert = "${root}/etc/letsencrypt/live/www.example.com/fullchain.pem"\n`,
  );
}
