import { buttonVariants } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { API_CALL_IDS, apiDocsCopy } from '@/lib/content/pages/api-docs';
import { apiCalls } from '@/lib/api/endpoints';

const { labels, calls, file } = apiDocsCopy;

export function ApiSummary() {
  return (
    <Section id="calls" title={labels.summary} tone="sunken">
      <DataTable
        caption={labels.summaryCaption}
        narrow={{ tracks: '@max-xl/table:grid-cols-[4rem_1fr]' }}
        columns={[{ label: labels.call }, { label: labels.method }, { label: labels.path }]}
        rows={API_CALL_IDS.map((id) => ({
          id,
          header: (
            <a href={`#${id}`} className="text-primary underline underline-offset-4">
              {calls[id].title}
            </a>
          ),
          cells: [
            <code key="method">{apiCalls[id].method}</code>,
            <code key="path">{apiCalls[id].path}</code>,
          ],
        }))}
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div>
          <h3 className="text-title">{file.heading}</h3>
          <p className="mt-1 text-muted-foreground">{file.text}</p>
        </div>
        <a href={apiCalls['get-openapi'].path} className={buttonVariants({ variant: 'secondary' })}>
          {file.label}
        </a>
      </div>
    </Section>
  );
}
