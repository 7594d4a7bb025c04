#include <iostream>
#include <string>
using namespace std;

string way(long long block, long long d, long long p) {
    if (block < d) return "direct " + to_string(block);
    block -= d;
    long long size = 1; // blocks behind one pointer of the topmost indirect block
    for (const char *name : {"single", "double", "triple"}) {
        if (block < size * p) {
            string places;
            for (; size > 0; size /= p) {
                places += " " + to_string(block / size);
                block %= size;
                if (size == 1) break;
            }
            return name + places;
        }
        block -= size * p;
        size *= p;
    }
    return "";
}

int main() {
    long long b, d, byte;
    int q;
    cin >> b >> d >> q;
    while (q-- > 0) {
        cin >> byte;
        string found = way(byte / b, d, b / 4);
        if (found.empty()) cout << "too large\n";
        else cout << found << ' ' << byte % b << '\n';
    }
    return 0;
}
