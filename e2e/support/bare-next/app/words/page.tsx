import { readFileSync } from 'node:fs';

/** Serves the home page's text, which the benchmark's build writes to words.html. */
export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: readFileSync('words.html', 'utf8') }} />;
}
