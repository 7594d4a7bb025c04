#include <iostream>
using namespace std;

int main() {
    int n, last, peaks = 0;
    bool climbing = true;
    cin >> n >> last;
    for (int i = 2; i <= n; i++) {
        int height;
        cin >> height;
        if (height > last) climbing = true;
        if (height < last) {
            if (climbing) peaks++;
            climbing = false;
        }
        last = height;
    }
    cout << peaks << '\n';
}
