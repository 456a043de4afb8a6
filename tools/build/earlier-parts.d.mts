export declare const forgetPartsBefore: (folder: string, moment: number) => void;
