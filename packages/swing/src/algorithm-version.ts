/** Version of this package's rules and constants. Results of different versions are not shown in one chart line. */
export const algorithmVersion = 'swing-2026.11.13';
