import { closeSync, openSync } from 'node:fs';
import pino from 'pino';
import { openLog } from './logger';

test('a log whose disk is full fails no request and holds little', () => {
  const full = openSync('/dev/full', 'w');
  const log = openLog(full);
  const dropped = jest.fn();
  log.on('drop', dropped);
  const logger = pino({}, log);
  for (let line = 0; line < 2000; line += 1) logger.info({ text: 'x'.repeat(100) });
  expect(dropped).toHaveBeenCalled();
  closeSync(full);
});
