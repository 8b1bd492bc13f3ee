import { readFileSync } from 'node:fs';

/** The words of the home page, which the build of this site leaves in the folder. */
export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: readFileSync('words.html', 'utf8') }} />;
}
