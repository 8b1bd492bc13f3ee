import { buildResponse, decompress, readResponses, writeResponses } from '../../server/responses.mjs';

/** Changes the HTML of a built site's pages, which saves a second build. */
export async function changePages(folder: string, change: (html: string) => string): Promise<void> {
  const responses = readResponses(folder);
  const pages = await Promise.all(
    [...responses.pages].map(async ([path, page]) => {
      if (!page.headers['content-type']?.startsWith('text/html')) return [path, page] as const;
      const html = change(decompress(page).toString());
      const { headers, ...changed } = await buildResponse(Buffer.from(html), {});
      return [path, { ...changed, headers: { ...page.headers, etag: headers.etag ?? '' } }] as const;
    }),
  );
  await writeResponses(folder, { ...responses, pages: new Map(pages) });
}
