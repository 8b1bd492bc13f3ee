declare const TEST_DATABASE: 'sqlite' | 'postgres';
