import { HeadPicture } from '@/components/ui/head-picture';
import { apiCalls } from '@/lib/api/endpoints';

const { method, path, request, answer } = apiCalls['analyze-behavior'];

/** One call of the reference: what goes in, what comes back. */
export function CallPicture() {
  return (
    <HeadPicture
      title={`${method} ${path}`}
      note={String(answer.status)}
      className="w-100 space-y-4 font-mono text-[0.75rem] leading-relaxed"
    >
      <pre className="whitespace-pre-wrap text-muted-foreground">{print(request?.example)}</pre>
      <pre className="border-l-2 border-accent pl-4 whitespace-pre-wrap">{print(answer.example)}</pre>
    </HeadPicture>
  );
}

/** JSON without its punctuation. */
const print = (example: unknown) =>
  JSON.stringify(example, null, 2)
    .replaceAll(/[{}"]|,$/gm, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.slice(2))
    .join('\n');
