const startedFromGrid: readonly (string | null)[] = ['Verseny', 'Race', 'Sprint'];

/** Whether cars start to a session from a grid; nobody does to a practice. */
export const hasStartingGrid = (type: string | null): boolean => startedFromGrid.includes(type);
