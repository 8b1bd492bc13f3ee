import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';

/** A query client of its own, which stays when the test renders again. */
export const withQueries = { wrapper: QueryProvider };

export const renderWithQueries = (children: ReactNode) => render(children, withQueries);
