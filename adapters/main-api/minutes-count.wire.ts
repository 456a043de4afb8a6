import { z } from 'zod';

/** What has been counted: nobody gives fewer than none, nor more minutes than 2,000 years have. */
export const minutesCount = z.number().min(0).max(1_000_000_000);
