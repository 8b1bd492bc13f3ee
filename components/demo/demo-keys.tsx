import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { demoCopy } from '@/lib/content/pages/demo';

const { heading, lede, caption, key: keyLabel, result: resultLabel, rows } = demoCopy.keys;

export const KEYS_ID = 'keys';

export function DemoKeys() {
  return (
    <Section id={KEYS_ID} title={heading} intro={lede}>
      <DataTable
        caption={caption}
        columns={[{ label: keyLabel }, { label: resultLabel }]}
        rows={rows.map(({ key, result }) => ({
          id: key,
          header: <kbd className="font-mono text-sm">{key}</kbd>,
          cells: [result],
        }))}
      />
    </Section>
  );
}
