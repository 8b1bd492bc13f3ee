/** Runs once before the server answers: a wrong setting ends it with a list, and the database is awake for the first call. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('@/lib/http/prepare-server');
  await prepareServer();
}
