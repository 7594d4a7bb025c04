#include <iostream>
using namespace std;

int readTime() {
    int hour, minute;
    cin >> hour >> minute;
    return hour * 60 + minute;
}

int main() {
    int opens = readTime();
    int closes = readTime();
    int now = readTime();
    bool open;
    if (opens < closes) open = opens <= now && now < closes;
    else open = now >= opens || now < closes; // always true if the two times are equal
    cout << (open ? "open" : "closed") << '\n';
}
