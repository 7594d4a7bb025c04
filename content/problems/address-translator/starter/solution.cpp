#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long size;
    int pages, q;
    cin >> size >> pages >> q;
    vector<long long> frame(pages);
    vector<char> right(pages);
    for (int i = 0; i < pages; i++) cin >> frame[i] >> right[i];
    while (q-- > 0) {
        char how;
        long long address;
        cin >> how >> address;
        // your code here
    }
    return 0;
}
