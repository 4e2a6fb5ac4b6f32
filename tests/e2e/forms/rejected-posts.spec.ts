import { expect, test } from "../fixtures.ts";

// A response is lost only now and then, so there are many posts, a few at a time.
const ROUNDS = 20;
const AT_A_TIME = 5;
const BODY = "x".repeat(100 * 1024);

const REJECTED = [
  { what: "from another site", path: "/contact/", origin: "https://example.com", status: 403 },
  { what: "that is too large", path: "/contact/", origin: undefined, status: 413 },
  { what: "to a page without a form", path: "/sydney/", origin: undefined, status: 405 },
  { what: "to the API", path: "/api/cities", origin: undefined, status: 405 },
];

for (const { what, path, origin, status } of REJECTED) {
  test(`a post ${what} always gets its ${status}`, async ({ request, baseURL }) => {
    const headers = {
      Origin: origin ?? baseURL!,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const post = async () => (await request.post(path, { headers, data: BODY })).status();
    for (let round = 0; round < ROUNDS; round++) {
      const statuses = await Promise.all(Array.from({ length: AT_A_TIME }, post));
      expect(statuses).toEqual(Array.from({ length: AT_A_TIME }, () => status));
    }
  });
}
