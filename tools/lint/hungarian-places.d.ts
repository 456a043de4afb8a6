export declare const hungarianPlaces: readonly (readonly [place: RegExp, reason: string])[];
export declare const isHungarian: (text: string) => boolean;
export declare const mayBeHungarian: (file: string) => boolean;
