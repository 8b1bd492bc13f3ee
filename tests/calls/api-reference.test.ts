import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { listCalls } from '@/lib/calls/calls';
import { createVisitor } from '../support/calls/handler-visitor';

const ROOT = join(__dirname, '../../app');
// The fallback for unknown paths, and endpoints that respond with 404 unless they are enabled.
const UNLISTED = ['/api/[...path]', '/api/live', '/api/metrics'];

type Route = { OPTIONS: Parameters<ReturnType<typeof createVisitor>['call']>[0] };

const handlers = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(`${sep}route.ts`))
  .map((file) => ({ file: join(ROOT, file), path: `/${relative(ROOT, dirname(join(ROOT, file)))}` }))
  .filter(({ path }) => path.startsWith('/api/') && !UNLISTED.includes(path));

async function readMethods(file: string): Promise<string[]> {
  const { OPTIONS }: Route = await import(file);
  const { headers } = await createVisitor().call(OPTIONS, 'OPTIONS');
  const allowed = headers.get('allow')?.split(', ') ?? [];
  return allowed.filter((method) => !['HEAD', 'OPTIONS'].includes(method));
}

test('the reference lists exactly the calls that the site supports', async () => {
  const answered = await Promise.all(
    handlers.map(async ({ file, path }) =>
      (await readMethods(file)).map(
        (method) => `${method} ${path.replaceAll('[', '{').replaceAll(']', '}')}`,
      ),
    ),
  );
  const listed = listCalls().map(({ method, path }) => `${method} ${path}`);
  expect(listed.sort()).toEqual(answered.flat().sort());
});
