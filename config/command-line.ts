#!/usr/bin/env node
import { createCli } from '#cli/program.ts';
import { keepHeapSmall } from '#cli/small-heap.ts';
import { terminal } from '#cli/terminal.ts';
import { cliNeeds } from './command-line-needs.ts';

keepHeapSmall();
process.exitCode = await createCli(cliNeeds)(process.argv.slice(2), terminal());
