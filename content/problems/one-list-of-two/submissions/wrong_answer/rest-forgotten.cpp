#include <iostream>
#include <vector>
using namespace std;

vector<int> read_list() {
    int length;
    cin >> length;
    vector<int> list(length);
    for (int &token : list) cin >> token;
    return list;
}

int main() {
    vector<int> a = read_list(), b = read_list();
    size_t i = 0, j = 0;
    int both = 0;
    while (i < a.size() && j < b.size()) {
        if (j == b.size() || (i < a.size() && a[i] < b[j])) cout << a[i++] << ' ';
        else if (i == a.size() || b[j] < a[i]) cout << b[j++] << ' ';
        else {
            cout << a[i] << ' ';
            i++;
            j++;
            both++;
        }
    }
    cout << '\n' << both << '\n';
}
