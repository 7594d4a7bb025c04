#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>
using namespace std;

struct Block {
    int page, order, asked;
};

int main() {
    int k, q;
    cin >> k >> q;
    vector<set<int>> freeBlocks(k + 1); // first pages of the free blocks of each size
    freeBlocks[k].insert(0);
    map<int, Block> held;
    while (q-- > 0) {
        string what;
        int i;
        cin >> what >> i;
        if (what == "FREE") {
            int page = held[i].page, order = held[i].order;
            held.erase(i);
            while (order < k && freeBlocks[order].erase(page ^ (1 << order)) > 0) {
                page &= ~(1 << order);
                order++;
            }
            freeBlocks[order].insert(page);
            cout << (1 << order) << '\n';
            continue;
        }
        int p, wanted = 0;
        cin >> p;
        while (1 << wanted < p) wanted++;
        int order = wanted;
        while (order <= k && freeBlocks[order].empty()) order++;
        if (order > k) {
            cout << "no\n";
            continue;
        }
        int page = *freeBlocks[order].begin();
        freeBlocks[order].erase(page);
        while (order > wanted) {
            order--;
            freeBlocks[order].insert(page + (1 << order));
        }
        held[i] = {page, order, p};
        cout << page << '\n';
    }
    int used = 0, wasted = 0;
    for (const auto &[i, block] : held) {
        used += 1 << block.order;
        wasted += (1 << block.order) - block.asked;
    }
    cout << used << ' ' << wasted << '\n';
    return 0;
}
