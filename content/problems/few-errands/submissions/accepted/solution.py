def main():
    t, n = map(int, input().split())
    shops = []
    for _ in range(n):
        price, _, *things = map(int, input().split())
        shops.append((price, sum(1 << (thing - 1) for thing in things)))
    everything = (1 << t) - 1
    cheapest = {0: 0}
    for have in range(everything):
        if have not in cheapest:
            continue
        for price, shop in shops:
            paid = cheapest[have] + price
            more = have | shop
            cheapest[more] = min(paid, cheapest.get(more, paid))
    print(cheapest.get(everything, "not possible"))


main()
