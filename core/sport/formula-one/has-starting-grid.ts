const startedFromGrid: readonly (string | null)[] = ['Verseny', 'Race', 'Sprint'];

export const hasStartingGrid = (type: string | null): boolean => startedFromGrid.includes(type);
