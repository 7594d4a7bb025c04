#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, f;
    cin >> n >> f;
    vector<int> table(n + 1), owner(n + 1, 0);
    vector<string> names(f + 1);
    for (int i = 1; i <= n; i++) cin >> table[i];
    for (int file = 1; file <= f; file++) {
        int block, blocks = 0;
        cin >> names[file] >> block;
        while (block != -1 && table[block] != 0 && owner[block] == 0) {
            owner[block] = file;
            blocks++;
            block = table[block];
        }
        cout << names[file];
        if (block == -1) cout << " ok " << blocks << '\n';
        else if (table[block] == 0) cout << " free " << block << '\n';
        else if (owner[block] == file) cout << " loop " << block << '\n';
        else cout << " shared " << block << ' ' << names[owner[block]] << '\n';
    }
    int lost = 0;
    for (int i = 1; i <= n; i++) {
        if (owner[i] == 0) lost++;
    }
    cout << lost << '\n';
    return 0;
}
