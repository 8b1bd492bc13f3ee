import type { ApiCall } from './api-call';

/** The site and the cookie file, as the commands of the reference write them. */
const SITE = '$SITE';
const JAR = '-b visitor.txt -c visitor.txt';

export function formatCurl({ method, path, parameters = [], request, isOpen }: ApiCall): string {
  const words = [
    'curl',
    ...(isOpen ? [] : [JAR]),
    ...(method === 'GET' || (method === 'POST' && request) ? [] : [`-X ${method}`]),
    ...(request
      ? ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(request.example))}`]
      : []),
    `"${SITE}${fillPath(path, Object.fromEntries(parameters.map(({ name, example }) => [name, example])))}"`,
  ];
  return words.join(' ');
}

export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
