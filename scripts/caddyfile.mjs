// npm run caddyfile: writes deploy/caddy/Caddyfile from the path-owner table. With --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, checkNode, install } from './lib/prepare.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

const FILE = 'deploy/caddy/Caddyfile';

checkNode();
try {
  await install();
  await buildServer();
} catch (error) {
  giveUp(error.message);
}
const { PATH_OWNERS, SERVICE_PORTS } = await import('../libs/contracts/dist/index.js');
const { SECURITY_HEADERS } = await import('../libs/platform/dist/index.js');

const fresh = caddyfile();
const kept = existsSync(join(ROOT, FILE)) ? readFileSync(join(ROOT, FILE), 'utf8') : '';
if (process.argv.includes('--check')) {
  if (kept !== fresh) giveUp(`${FILE} differs from the path-owner table. Run: npm run caddyfile`);
} else {
  writeFileSync(join(ROOT, FILE), fresh);
  console.log(kept === fresh ? `${FILE} is up to date.` : `Wrote ${FILE}.`);
}
process.exit(0);

/** The lines that hand a request to a service; the snippet `replicas` says how a replica that is away is passed over. */
function proxy(service) {
  const upstream = `{$${service.toUpperCase()}_UPSTREAM:${service}:${SERVICE_PORTS[service]}}`;
  return `reverse_proxy ${upstream} {\n\t\t\t\timport replicas\n\t\t\t}`;
}

function caddyfile() {
  const groups = [];
  for (const { pattern, service } of PATH_OWNERS) {
    const last = groups.at(-1);
    if (last?.service === service) last.patterns.push(pattern);
    else groups.push({ service, patterns: [pattern] });
  }
  const matchers = groups.map(({ service, patterns }, i) => `\t@${service}${i} path ${patterns.join(' ')}`);
  const handles = groups.map(
    ({ service }, i) => `\t\thandle @${service}${i} {\n\t\t\t${proxy(service)}\n\t\t}`,
  );
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Written by npm run caddyfile from the path-owner table in libs/contracts; do not edit.
#
# The front door of the form with a process a service. It routes neither /metrics nor /health/ready: those are
# for whoever operates the services, inside the network.
{
	admin off
	servers {
		max_header_size 64KB
	}
}

(page) {
	header {
${headers.join('\n')}
		-Server
	}
	header Cache-Control "no-cache"
	header /assets/* Cache-Control "public, max-age=31536000, immutable"
}

# Every replica is asked once a second whether it lives; one that does not answer gets no requests until it does. A
# request waits up to five seconds for a replica that answers; what one may have begun already is tried again only
# where it is a GET.
# TRUSTED_PROXIES: address ranges of a load balancer in front of this door, whose X-Forwarded-For is then kept (set the
# services' TRUST_PROXY to 2 as well); by default nobody's.
(replicas) {
	lb_policy round_robin
	lb_try_duration 5s
	lb_try_interval 100ms
	fail_duration 2s
	health_uri /health/live
	health_interval 1s
	health_timeout 2s
	health_headers {
		Host localhost
	}
	trusted_proxies {$TRUSTED_PROXIES:255.255.255.255/32}
}

{$SITE_ADDRESS::8080} {
	request_body {
		max_size 220MB
	}

${matchers.join('\n')}

	route {
${handles.join('\n')}
		handle /health/live {
			${proxy('bids')}
		}
		handle /health/* {
			respond 404
		}
		handle /metrics {
			respond 404
		}
		handle /api/* {
			${proxy('bids')}
		}
		handle /admin {
			redir * /admin/ 308
		}
		handle_path /admin/* {
			import page
			root * {$WEB_ADMIN_ROOT:/srv/web-admin}
			@missing {
				path /assets/*
				not file
			}
			# In this order: try_files would make a page of every missing file first.
			route {
				respond @missing 404
				try_files {path} /index.html
				file_server {
					precompressed br gzip
				}
			}
		}
		handle {
			import page
			root * {$WEB_PUBLIC_ROOT:/srv/web-public}
			@absent {
				path /assets/*
				not file
			}
			route {
				respond @absent 404
				try_files {path} {path}/index.html /app.html
				file_server {
					precompressed br gzip
				}
			}
		}
	}
}
`;
}
