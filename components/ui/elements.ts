import type { ReactElement } from 'react';

/** Children without bare text: a page translator replaces text nodes, and React would lose them beside others. */
export type Elements = ReactElement | null | undefined | false | readonly Elements[];
