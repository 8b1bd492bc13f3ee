/** Runs once, before the first call: a wrong setting ends it with a list. The database is opened a second later. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('@/lib/http/prepare-server');
  await prepareServer();
}
