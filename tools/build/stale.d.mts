export declare const isStale: () => boolean;
export declare const sources: readonly string[];
