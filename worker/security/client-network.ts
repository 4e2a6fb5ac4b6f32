/** The number of 16-bit groups that identify an IPv6 network, which a provider assigns to one customer. */
const NETWORK_GROUPS = 4;

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address ("2001:db8:1:2::/64"), because
 * one household has all its addresses. An IPv4 address written as IPv6 (::ffff:192.0.2.1) counts as IPv4, and a text
 * that isn't an address is returned unchanged.
 */
export function networkOf(address: string): string {
  // URL parses every notation of IPv6 and normalises it.
  const url = URL.parse(`http://[${address}]/`);
  if (!url) return address;
  const groups = groupsOf(url.hostname.slice(1, -1));
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIpv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight groups of an IPv6 address, where "::" stands for a run of zeros. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
