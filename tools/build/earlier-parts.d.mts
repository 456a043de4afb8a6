export declare const clearPartsBefore: (folder: string, moment: number) => void;
