import type { ReactElement } from 'react';

/** Children without bare text, because page translators replace text nodes, which breaks React's updates. */
export type Elements = ReactElement | null | undefined | false | readonly Elements[];
