// For containers: exits 0 when the service on this port is ready (its database answers), else 1.
const port = process.env.OPS_PORT || process.argv[2];
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_500) });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
