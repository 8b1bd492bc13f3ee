import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import { CodeBlock } from '@/components/ui/code-block';

const { heading, lede, caption, columns, exampleLabel, example } = apiDocsCopy.errors;

export function ApiErrors() {
  return (
    <Section id="errors" title={heading} intro={lede} tone="sunken">
      <DataTable
        caption={caption}
        narrow="stacked"
        columns={[{ label: columns.status }, { label: columns.meaning }, { label: columns.remedy }]}
        rows={Object.entries(apiErrorCopy).map(([status, { meaning, remedy }]) => ({
          id: status,
          header: status,
          cells: [meaning, remedy],
        }))}
      />
      <CodeBlock label={exampleLabel} code={example} copyName={exampleLabel} className="mt-8 max-w-[48rem]" />
    </Section>
  );
}
