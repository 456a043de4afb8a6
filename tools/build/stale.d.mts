export declare const isStale: () => boolean;
