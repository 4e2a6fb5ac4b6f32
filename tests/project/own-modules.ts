import { vi } from "vitest";

// Files of tests share a process: each loads the sources anew, so none meets what another one has mocked.
vi.resetModules();
