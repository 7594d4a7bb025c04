#include <array>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Node {
    array<int, 26> child{};
    int count = 0;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<Node> trie(1);
    while (n-- > 0) {
        char event;
        string word;
        cin >> event >> word;
        int node = 0;
        for (char c : word) {
            int next = trie[node].child[c - 'a'];
            if (next == 0) {
                if (event == '?') {
                    break;
                }
                next = trie.size();
                trie[node].child[c - 'a'] = next;
                trie.emplace_back();
            }
            node = next;
            if (event == '+') trie[node].count++;
            if (event == '-') trie[node].count--;
        }
        if (event == '?') cout << (node < 0 ? 0 : trie[node].count) << '\n';
    }
    return 0;
}
