export const EVENT_STREAM = 'text/event-stream';

export type ServerEvent = { event: string; data: unknown };

export function formatEvent({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An incremental parser: each chunk returns the events it completes. Throws on invalid JSON. */
export function createEventReader(): (chunk: string) => ServerEvent[] {
  let buffer = '';
  return function read(chunk) {
    const blocks = `${buffer}${chunk}`.split('\n\n');
    buffer = blocks.pop() ?? '';
    return blocks.map((block) => {
      const [, event = ''] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data = 'null'] = /^data: (.*)$/m.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
  };
}
