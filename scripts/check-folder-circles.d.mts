export interface Import {
  from: string;
  to: string;
}
export function findFolderCircles(imports: readonly Import[]): { folders: string[]; imports: Import[] }[];
