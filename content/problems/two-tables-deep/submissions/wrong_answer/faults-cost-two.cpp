#include <algorithm>
#include <cstdio>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int main() {
    int k, m, n;
    cin >> k >> m >> n;
    map<unsigned, map<unsigned, unsigned>> outer; // from both numbers of a page to its frame
    while (m-- > 0) {
        unsigned page, frame;
        cin >> page >> frame;
        outer[page >> 10][page & 1023] = frame;
    }
    vector<unsigned> tlb; // in the order of the last use
    int total = 0;
    cin >> hex;
    while (n-- > 0) {
        unsigned address;
        cin >> address;
        unsigned page = address >> 12;
        int accesses = 0;
        auto entry = find(tlb.begin(), tlb.end(), page);
        bool hit = entry != tlb.end();
        auto inner = outer.find(page >> 10);
        bool mapped = inner != outer.end() && inner->second.count(page & 1023) > 0;
        if (!hit) accesses = 2;
        if (!mapped) {
            printf("fault miss %d\n", accesses);
            total += accesses;
            continue;
        }
        if (hit) tlb.erase(entry);
        else if ((int)tlb.size() == k) tlb.erase(tlb.begin());
        tlb.push_back(page);
        accesses++;
        total += accesses;
        unsigned frame = inner->second[page & 1023];
        printf("%08x %s %d\n", frame << 12 | (address & 4095), hit ? "hit" : "miss", accesses);
    }
    printf("%d\n", total);
    return 0;
}
