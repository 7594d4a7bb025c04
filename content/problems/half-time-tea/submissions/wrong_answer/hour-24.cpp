#include <iomanip>
#include <iostream>
using namespace std;

const int DAY = 24 * 60;

int readTime() {
    int hours, minutes;
    char colon;
    cin >> hours >> colon >> minutes;
    return 60 * hours + minutes;
}

void printTime(int time) {
    cout << setfill('0') << setw(2) << time / 60 << ':' << setw(2) << time % 60;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        int start = readTime();
        int end = readTime();
        if (end <= start) end += DAY;
        printTime((start + end) / 2);
        cout << ' ' << end - start << '\n';
    }
    return 0;
}
