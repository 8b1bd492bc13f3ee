/** Database of the running Jest project. */
declare const TEST_DATABASE: 'sqlite' | 'postgres';
